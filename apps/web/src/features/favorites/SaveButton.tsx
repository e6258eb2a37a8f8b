import { IconButton } from '@salonica/ui/icon-button';
import Heart from 'lucide-react/icons/heart';
import { useTranslation } from 'react-i18next';
import { useSaved } from './use-favorites.ts';

export interface SaveButtonProps {
  readonly salonId: string;
  readonly salonName: string;
  readonly onSaved?: ((isSaved: boolean) => void) | undefined;
  readonly onFailed?: (() => void) | undefined;
}

/** The heart of a salon, for the corner of its card. */
export function SaveButton({ salonId, salonName, onSaved, onFailed }: SaveButtonProps) {
  const { t } = useTranslation('common');
  const { isSaved, toggle } = useSaved(salonId);
  return (
    <IconButton
      variant="raised"
      label={t('favorites.save', { name: salonName })}
      pressed={isSaved}
      onClick={() => void toggle().then(onSaved, onFailed)}
    >
      <Heart aria-hidden="true" />
    </IconButton>
  );
}
