import { Button } from '@salonica/ui/button';
import { Note } from '@salonica/ui/note';
import { useTranslation } from 'react-i18next';

/** What another member changed, in words. */
export interface Difference {
  readonly label: string;
  readonly before: string;
  readonly after: string;
}

export interface ChangedElsewhereProps {
  readonly differences: readonly Difference[];
  /** 3 in a dialog, whose title is a heading of level 2. @default 2 */
  readonly headingLevel?: 2 | 3;
  readonly onKeepMine: () => void;
  readonly onTakeTheirs: () => void;
}

/** Another member changed the same: shows what, and lets the member decide. */
export function ChangedElsewhere({
  differences,
  headingLevel = 2,
  onKeepMine,
  onTakeTheirs,
}: ChangedElsewhereProps) {
  const { t } = useTranslation('deskCatalogue');
  return (
    <Note
      role="alert"
      tone="warning"
      title={t('overtaken.title')}
      headingLevel={headingLevel}
      actions={
        <>
          <Button size="s" variant="secondary" onClick={onTakeTheirs}>
            {t('overtaken.theirs')}
          </Button>
          <Button size="s" onClick={onKeepMine}>
            {t('overtaken.mine')}
          </Button>
        </>
      }
    >
      <p>{t('overtaken.text')}</p>
      <ul>
        {differences.map(({ label, before, after }) => (
          <li key={label}>
            {t('overtaken.change', { label, before, after, interpolation: { escapeValue: false } })}
          </li>
        ))}
      </ul>
    </Note>
  );
}
