import { buttonProps } from '@salonica/ui/button';
import ExternalLink from 'lucide-react/icons/external-link';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { useDesk } from '../../blocks/use-desk.ts';
import { paths } from '../../shared/paths.ts';

/** Leads to the page that customers see. */
export function PublicLink() {
  const { t } = useTranslation('deskCatalogue');
  const { salon } = useDesk();
  return (
    <Link to={paths.salon(salon.id)} {...buttonProps({ variant: 'secondary' })}>
      <ExternalLink aria-hidden="true" />
      {t('public')}
    </Link>
  );
}
