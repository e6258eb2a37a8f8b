import { readPhone } from '@salonica/text/phone';
import * as v from 'valibot';

/**
 * A phone number as people write it; the output is in E.164. The message of an issue is `phone-`
 * and its `PhoneProblem`.
 */
export const phoneSchema = v.pipe(
  v.string(),
  v.rawTransform<string, string>(({ dataset, addIssue, NEVER }) => {
    const read = readPhone(dataset.value);
    if (read.problem === undefined) return read.number;
    addIssue({ message: `phone-${read.problem}` });
    return NEVER;
  }),
);
