import { buttonProps } from '@salonica/ui/button';
import { IconDisc } from '@salonica/ui/icon-disc';
import { MediaObject } from '@salonica/ui/media-object';
import { Stack } from '@salonica/ui/stack';
import CalendarHeart from 'lucide-react/icons/calendar-heart';
import { useTranslation } from 'react-i18next';
import { Link } from '#blocks/Link.tsx';
import { paths } from '#shared/paths.ts';

/** Replaces the favorite services of a new visitor. Needs no data, so it is in the first paint. */
export function FirstVisit({ isCustomer }: { readonly isCustomer: boolean }) {
  const { t } = useTranslation('forYou');
  return (
    <MediaObject
      framed
      headingLevel={2}
      media={
        <IconDisc size="l">
          <CalendarHeart />
        </IconDisc>
      }
      title={t('first.title')}
      action={
        <Stack direction="row" gap={12}>
          {isCustomer ? null : (
            <Link to={paths.signIn} {...buttonProps({ variant: 'secondary' })}>
              {t('first.signIn')}
            </Link>
          )}
          <Link to={paths.bookNow} {...buttonProps()}>
            {t('first.book')}
          </Link>
        </Stack>
      }
    >
      {t(isCustomer ? 'first.customer' : 'first.visitor')}
    </MediaObject>
  );
}
