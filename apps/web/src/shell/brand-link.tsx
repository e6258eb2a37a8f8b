import { BrandMark } from '@salonica/ui/brand-mark';
import { useTranslation } from 'react-i18next';
import { Link } from '../blocks/link.tsx';
import { paths } from '../shared/paths.ts';
import styles from './brand-link.module.css';

export function BrandLink() {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Link to={paths.home} className={styles['root']} aria-label={t('home')}>
      <BrandMark size={28} className={styles['mark']} />
      <span translate="no">{t('common:brand')}</span>
    </Link>
  );
}
