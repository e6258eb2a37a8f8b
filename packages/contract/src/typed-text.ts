import {
  lineProblem,
  nameMaxLength,
  textProblem,
  tidyLine,
  tidyText,
  type TypedProblem,
} from '@salonica/text';
import * as v from 'valibot';

type ProblemOf = (text: string, most: number) => TypedProblem | undefined;

const unlessEmpty =
  (problemOf: ProblemOf): ProblemOf =>
  (text, most) => {
    const problem = problemOf(text, most);
    return problem === 'empty' ? undefined : problem;
  };

/** The message of an issue is its `TypedProblem`. */
/* @__NO_SIDE_EFFECTS__ */
function typed(most: number, tidy: (text: string) => string, problemOf: ProblemOf) {
  return v.pipe(
    v.string(),
    v.transform(tidy),
    v.rawCheck(({ dataset, addIssue }) => {
      const problem = dataset.typed ? problemOf(dataset.value, most) : undefined;
      if (problem !== undefined) addIssue({ message: problem });
    }),
    // For the description of the API.
    v.metadata({ maxLength: most }),
  );
}

/**
 * A text of one line, such as an address or a subject, tidied.
 * @param most - maximum length, in code points
 */
/* @__NO_SIDE_EFFECTS__ */
export const lineSchema = (most: number) => typed(most, tidyLine, lineProblem);

/** Such a line, or an empty text. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalLineSchema = (most: number) => typed(most, tidyLine, unlessEmpty(lineProblem));

/**
 * A text with line breaks, such as a message, tidied.
 * @param most - maximum length, in code points
 */
/* @__NO_SIDE_EFFECTS__ */
export const textSchema = (most: number) => typed(most, tidyText, textProblem);

/** Such a text, or an empty one. */
/* @__NO_SIDE_EFFECTS__ */
export const optionalTextSchema = (most: number) => typed(most, tidyText, unlessEmpty(textProblem));

/** A person's name: the same rule wherever one is typed. */
export const nameSchema = lineSchema(nameMaxLength);
