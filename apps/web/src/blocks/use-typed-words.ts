import type { TypedProblem } from '@salonica/text';
import { useTranslation } from 'react-i18next';

/** Says why a typed text is refused; what to say about a missing one is the form's own. */
export function useTypedWords(): (problem: TypedProblem, missing: string) => string {
  const { t } = useTranslation('common');
  return (problem, missing) => {
    if (problem === 'empty') return missing;
    return t(problem === 'too-long' ? 'typed.tooLong' : 'typed.characters');
  };
}
