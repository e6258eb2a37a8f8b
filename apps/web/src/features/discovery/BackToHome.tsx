import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { paths } from '../../shared/paths.ts';
import styles from './CategoryPage.module.css';

export function BackToHome() {
  const { t } = useTranslation('discovery');
  return (
    <Link to={paths.home} className={styles['back']}>
      <ArrowLeft aria-hidden="true" />
      {t('category.back')}
    </Link>
  );
}
