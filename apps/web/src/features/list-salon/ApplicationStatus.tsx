import { Button, buttonProps } from '@salonica/ui/button';
import { IconDisc } from '@salonica/ui/icon-disc';
import { MediaObject } from '@salonica/ui/media-object';
import { Note } from '@salonica/ui/note';
import { Stack } from '@salonica/ui/stack';
import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import PencilLine from 'lucide-react/icons/pencil-line';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { deskPaths } from '../../shared/desk-paths.ts';
import { paths } from '../../shared/paths.ts';
import type { SalonApplication } from './use-application.ts';

export interface ApplicationStatusProps {
  readonly own: SalonApplication;
  readonly status: 'underReview' | 'refused' | 'approved';
}

const looks = {
  underReview: { tone: 'accent', Icon: Hourglass },
  refused: { tone: 'warning', Icon: PencilLine },
  approved: { tone: 'success', Icon: Check },
} as const;

function Actions({ own, status }: ApplicationStatusProps) {
  const { t } = useTranslation('listSalon');
  const salonId = own.application?.salonId ?? null;
  if (status === 'underReview') return null;
  if (status === 'refused') return <Button onClick={own.rewrite}>{t('refused.correct')}</Button>;
  return (
    <Stack direction="row" gap={12}>
      <Link to={deskPaths.day} {...buttonProps()}>
        {t('approved.desk')}
      </Link>
      {salonId === null ? null : (
        <Link to={paths.salon(salonId)} {...buttonProps({ variant: 'secondary' })}>
          {t('approved.page')}
        </Link>
      )}
      <Button variant="link" onClick={own.rewrite}>
        {t('approved.another')}
      </Button>
    </Stack>
  );
}

/** What became of a sent application. */
export function ApplicationStatus({ own, status }: ApplicationStatusProps) {
  const { t } = useTranslation('listSalon');
  const title = useRef<HTMLHeadingElement>(null);
  const { application } = own;
  useEffect(() => title.current?.focus({ preventScroll: true }), []);
  const { tone, Icon } = looks[status];
  const name = application?.details.name ?? '';
  return (
    <MediaObject
      framed
      headingLevel={2}
      titleRef={title}
      data-status={status}
      media={
        <IconDisc tone={tone}>
          <Icon />
        </IconDisc>
      }
      title={t(`${status}.title`, { name })}
    >
      <Stack gap={24} align="start">
        <p>{t(`${status}.text`)}</p>
        {status === 'refused' && application?.reason != null ? (
          <Note tone="warning" title={t('refused.reason')}>
            {application.reason}
          </Note>
        ) : null}
        <Actions own={own} status={status} />
      </Stack>
    </MediaObject>
  );
}
