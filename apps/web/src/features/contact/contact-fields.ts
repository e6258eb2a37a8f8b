export const contactFields = ['name', 'email', 'subject', 'message'] as const;

export type ContactField = (typeof contactFields)[number];

export type ContactMessage = Readonly<Record<ContactField, string>>;

/** Key of what stands at a field, below `problems`. */
export type ContactProblem = ContactField | 'emailInvalid';

export type ContactProblems = Readonly<Partial<Record<ContactField, ContactProblem>>>;

/** What a browser asks of an address, less the addresses without a dot that it lets pass. */
const emailAddress = /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)+$/;

/** What is missing or wrong, by field; spaces alone are nothing. */
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
