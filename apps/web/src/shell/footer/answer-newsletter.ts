import {
  type ActResult,
  failureOf,
  fieldOf,
  type PageAct,
  statusOf,
} from '../../blocks/page-act.ts';
import { isEmail } from '../../domain/account.ts';
import type { Failure } from '../../domain/failure.ts';

/** What the newsletter form shows after the browser sent it by itself. */
export interface NewsletterResult {
  /** What was typed. */
  readonly email: string;
  readonly outcome: 'missing' | 'invalid' | 'sent' | { readonly failure: Failure };
}

/** Asks for the newsletter with a form that arrives without the app. */
export async function answerNewsletter({
  form,
  ports: { api },
}: Pick<PageAct, 'form' | 'ports'>): Promise<ActResult<NewsletterResult>> {
  const email = fieldOf(form, 'email').trim();
  if (email === '') return { status: 422, data: { email, outcome: 'missing' } };
  if (!isEmail(email)) return { status: 422, data: { email, outcome: 'invalid' } };
  try {
    await api.requestNewsletter({ body: { email } });
  } catch (error) {
    const failure = failureOf(error);
    return { status: statusOf(failure), data: { email, outcome: { failure } } };
  }
  return { status: 200, data: { email: '', outcome: 'sent' } };
}
