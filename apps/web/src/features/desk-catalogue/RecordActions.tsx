import { Button } from '@salonica/ui/button';
import { useTranslation } from 'react-i18next';

export interface RecordActionsProps {
  /** Of the record. */
  readonly name: string;
  readonly onChange: () => void;
  readonly onRemove: () => void;
}

/** The buttons of a record's card. */
export function RecordActions({ name, onChange, onRemove }: RecordActionsProps) {
  const { t } = useTranslation('deskCatalogue');
  return (
    <>
      <Button
        variant="secondary"
        size="s"
        aria-label={t('changeNamed', { name })}
        onClick={onChange}
      >
        {t('change')}
      </Button>
      <Button
        variant="destructive"
        size="s"
        aria-label={t('removeNamed', { name })}
        onClick={onRemove}
      >
        {t('remove')}
      </Button>
    </>
  );
}
