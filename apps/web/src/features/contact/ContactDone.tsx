import { buttonProps } from '@salonica/ui/button';
import { IconDisc } from '@salonica/ui/icon-disc';
import { MediaObject } from '@salonica/ui/media-object';
import { Stack } from '@salonica/ui/stack';
import Check from 'lucide-react/icons/check';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../blocks/Link.tsx';
import { paths } from '../../shared/paths.ts';

export interface ContactDoneProps {
  /** The sender. */
  readonly name: string;
  readonly onAnother: () => void;
}

/** Replaces the form: the result of the message. */
export function ContactDone({ name, onAnother }: ContactDoneProps) {
  const { t } = useTranslation('contact');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <MediaObject
      framed
      headingLevel={2}
      titleRef={title}
      media={
        <IconDisc tone="success">
          <Check />
        </IconDisc>
      }
      title={t('done.title', { name: name.trim() })}
    >
      <Stack gap={24} align="start">
        <p>{t('done.text')}</p>
        <Link
          to={paths.contact}
          {...buttonProps({ variant: 'secondary' })}
          onClick={(event) => {
            event.preventDefault();
            onAnother();
          }}
        >
          {t('done.another')}
        </Link>
      </Stack>
    </MediaObject>
  );
}
