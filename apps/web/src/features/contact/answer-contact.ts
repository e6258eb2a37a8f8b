import { type ActResult, failureOf, type PageAct, statusOf } from '../../blocks/page-act.ts';
import type { Failure } from '../../domain/failure.ts';
import { idOfText } from '../../shared/id-of-text.ts';
import {
  checkMessage,
  type ContactMessage,
  type ContactProblems,
  messageOf,
  tidied,
} from './contact-fields.ts';

/** What the contact form shows after the browser sent it by itself. */
export interface ContactResult {
  /** What was typed. */
  readonly message: ContactMessage;
  readonly problems: ContactProblems;
  /** Null once the message was sent, or before it was. */
  readonly failure: Failure | null;
  readonly isSent: boolean;
}

/** Sends a message that arrives without the app. */
export async function answerContact({
  form,
  ports: { api, clock },
}: Pick<PageAct, 'form' | 'ports'>): Promise<ActResult<ContactResult>> {
  const message = messageOf(form);
  const problems = checkMessage(message);
  const answer = { message, problems, failure: null, isSent: false };
  if (Object.keys(problems).length > 0) return { status: 422, data: answer };
  const body = tidied(message);
  // A page that is loaded again sends its form again: on one day that is the same message.
  const day = new Date(clock.now()).toISOString().slice(0, 10);
  try {
    const id = await idOfText(JSON.stringify([day, body]));
    await api.sendContactMessage({ body: { id, ...body } });
  } catch (error) {
    const failure = failureOf(error);
    return { status: statusOf(failure), data: { ...answer, failure } };
  }
  return { status: 200, data: { ...answer, isSent: true } };
}
