export const contactFields = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

export type ContactMessage = Readonly<Record<ContactField, string>>;

/** Key of a field's message, below `problems`. */
export type ContactProblem = ContactField | 'emailInvalid';

export type ContactProblems = Readonly<Partial<Record<ContactField, ContactProblem>>>;

/** The browser's pattern of an address, with a required dot in the domain. */
const emailAddress = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** Missing or invalid fields; spaces alone count as empty. */
export function checkMessage(message: ContactMessage): ContactProblems {
  const problems: Partial<Record<ContactField, ContactProblem>> = {};
  for (const field of contactFields) {
    if (message[field].trim() === '') problems[field] = field;
  }
  if (problems.email === undefined && !emailAddress.test(message.email.trim())) {
    problems.email = 'emailInvalid';
  }
  return problems;
}
