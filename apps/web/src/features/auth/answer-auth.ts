import { type ActResult, fieldOf, type PageAct } from '../../blocks/page-act.ts';
import { emailMaxLength } from '../../domain/account.ts';
import { nameMaxLength } from '@salonica/text';

/** What was typed into a form of this folder that the browser sent by itself, never a password. */
export interface UnsentForm {
  readonly email: string;
  readonly fullname: string;
}

/** The server signs no visitor in: only the app calls the identity service. */
export async function answerAuth({ form }: Pick<PageAct, 'form'>): Promise<ActResult<UnsentForm>> {
  const email = fieldOf(form, 'email').slice(0, emailMaxLength);
  const fullname = fieldOf(form, 'fullname').slice(0, nameMaxLength);
  return { status: 422, data: { email, fullname } };
}
