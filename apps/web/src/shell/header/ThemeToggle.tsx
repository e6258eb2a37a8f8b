import { IconButton } from '@salonica/ui/icon-button';
import { Tooltip } from '@salonica/ui/tooltip';
import Moon from 'lucide-react/icons/moon';
import Sun from 'lucide-react/icons/sun';
import { useTranslation } from 'react-i18next';
import { useTheme } from '../preferences/PreferencesProvider.tsx';
import styles from './ThemeToggle.module.css';

export function ThemeToggle() {
  const { t } = useTranslation('shell');
  const { theme, toggleTheme } = useTheme();
  const label = theme === 'dark' ? t('theme.toLight') : t('theme.toDark');
  return (
    <Tooltip content={label} side="bottom">
      <IconButton variant="quiet" label={label} data-theme-toggle onClick={toggleTheme}>
        <Moon aria-hidden="true" className={styles['moon']} />
        <Sun aria-hidden="true" className={styles['sun']} />
      </IconButton>
    </Tooltip>
  );
}
