import { BrandLink as Brand } from '@salonica/ui/brand-link';
import { useTranslation } from 'react-i18next';
import { Link } from '../blocks/Link.tsx';
import { paths } from '../shared/paths.ts';

export function BrandLink() {
  const { t } = useTranslation(['shell', 'common']);
  return (
    <Brand
      name={t('common:brand')}
      renderLink={(link) => <Link to={paths.home} aria-label={t('home')} {...link} />}
    />
  );
}
