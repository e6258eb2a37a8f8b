import { useTranslation } from 'react-i18next';
import type { ApplicationDraft } from './application-draft.ts';
import type { SalonApplication } from './use-application.ts';

type TextField = {
  [Name in keyof ApplicationDraft]: ApplicationDraft[Name] extends string ? Name : never;
}[keyof ApplicationDraft];

/** Props of the fields of a draft. */
export function useDraftField({ draft, problems, change }: SalonApplication) {
  const { t } = useTranslation('listSalon');
  const errorOf = (name: string): string | undefined => {
    const problem = problems[name];
    return problem === undefined ? undefined : t(`problems.${problem}`);
  };
  return {
    errorOf,
    field: (name: TextField) => ({
      name,
      label: t(`fields.${name}`),
      required: true,
      value: draft[name],
      onValueChange: (text: string) => change({ [name]: text }),
      error: errorOf(name),
    }),
  };
}
