import { useQuery } from '@tanstack/react-query';
import { SiteHeaderItem } from '@salonica/ui/site-header';
import { SiteMenuItem } from '@salonica/ui/site-menu';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { useApi } from '../../blocks/use-api.ts';
import { deskPaths } from '../../shared/desk-paths.ts';
import { deskSalonsKey } from '../../shared/desk-keys.ts';

export interface DeskItemProps {
  readonly within: 'header' | 'menu';
  /** It was pressed. */
  readonly onClick?: () => void;
}

/** The link to the desk, only for a member of a salon. */
export function DeskItem({ within, onClick }: DeskItemProps) {
  const { t, i18n } = useTranslation('desk');
  const { language } = i18n;
  const api = useApi();
  // The desk uses the same query.
  const { data } = useQuery({
    queryKey: [...deskSalonsKey, language],
    queryFn: async ({ signal }) => (await api.listDeskSalons({ language, signal })).salons,
    // Without a response there is no link.
    retry: false,
  });
  if (data === undefined || data.length === 0) return null;
  const Item = within === 'header' ? SiteHeaderItem : SiteMenuItem;
  return (
    <Item renderLink={(link) => <Link to={deskPaths.day} {...link} onClick={onClick} />}>
      {t('link')}
    </Item>
  );
}
