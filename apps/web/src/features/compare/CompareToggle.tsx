import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import { useTranslation } from 'react-i18next';
import styles from './CompareToggle.module.css';
import { useCompareStore } from './CompareProvider.tsx';
import { useChosen } from './use-chosen.ts';

export interface CompareToggleProps {
  readonly id: string;
  readonly name: string;
}

/** The checkbox on a salon's picture; a fourth salon is refused in words, by the bar. */
export function CompareToggle({ id, name }: CompareToggleProps) {
  const { t } = useTranslation('compare');
  const store = useCompareStore();
  const { ids } = useChosen();
  return (
    <label className={styles['root']}>
      <input
        type="checkbox"
        checked={ids.includes(id)}
        onChange={(event) => store.set(id, event.target.checked)}
        className={styles['box']}
      />
      <span>{t('toggle')}</span>
      <VisuallyHidden> {name}</VisuallyHidden>
    </label>
  );
}

/** For the cards of a page. */
export const renderCompare = ({ id, name }: CompareToggleProps) => (
  <CompareToggle id={id} name={name} />
);
