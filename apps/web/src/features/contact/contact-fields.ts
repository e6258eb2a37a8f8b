import { lineProblem, nameMaxLength, textProblem, tidyLine, tidyText } from '@salonica/text';
import { fieldOf } from '../../blocks/page-act.ts';
import { isEmail } from '../../domain/account.ts';

export const contactFields = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

export type ContactMessage = Readonly<Record<ContactField, string>>;

/** Key of a field's message, below `problems`. */
export type ContactProblem = ContactField | 'emailInvalid' | 'characters' | 'tooLong';

export type ContactProblems = Readonly<Partial<Record<ContactField, ContactProblem>>>;

/** Maximum lengths, in characters. */
export const contactLimits = { name: nameMaxLength, email: 254, subject: 160, message: 4000 };

function problemOf(field: ContactField, text: string): ContactProblem | undefined {
  const problem = (field === 'message' ? textProblem : lineProblem)(text, contactLimits[field]);
  if (problem === 'empty') return field;
  if (field === 'email') return isEmail(text.trim()) ? undefined : 'emailInvalid';
  return problem === 'too-long' ? 'tooLong' : problem;
}

/** Missing or invalid fields; what shows nothing counts as empty. */
export function checkMessage(message: ContactMessage): ContactProblems {
  const problems: Partial<Record<ContactField, ContactProblem>> = {};
  for (const field of contactFields) {
    const problem = problemOf(field, message[field]);
    if (problem !== undefined) problems[field] = problem;
  }
  return problems;
}

/** The message in a form of the page, or in one that was sent. */
export const messageOf = (form: FormData | URLSearchParams): ContactMessage => ({
  name: fieldOf(form, 'name'),
  email: fieldOf(form, 'email'),
  subject: fieldOf(form, 'subject'),
  message: fieldOf(form, 'message'),
});

/** The message as it is sent. */
export const tidied = ({ name, email, subject, message }: ContactMessage): ContactMessage => ({
  name: tidyLine(name),
  email: email.trim(),
  subject: tidyLine(subject),
  message: tidyText(message),
});
