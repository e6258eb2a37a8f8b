import { Checkbox } from '@salonica/ui/checkbox';
import { Section } from '@salonica/ui/section';
import { Skeleton } from '@salonica/ui/skeleton';
import { Stack } from '@salonica/ui/stack';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { Waiting } from '../../blocks/Waiting.tsx';
import type { NoticePreference } from '../../domain/notice.ts';
import styles from './Notices.module.css';
import { type PreferenceRequest, usePreferences } from './use-notices.ts';

interface KindProps {
  readonly preference: NoticePreference;
  readonly onDraft: (draft: PreferenceRequest) => void;
}

function Kind({ preference, onDraft }: KindProps) {
  const { t } = useTranslation('notices');
  const { kind, mail, notice } = preference;
  return (
    <fieldset className={styles['kind']}>
      <legend className={styles['legend']}>{t(`kinds.${kind}.name`)}</legend>
      <Checkbox checked={notice} onCheckedChange={(checked) => onDraft({ kind, notice: checked })}>
        {t('preferences.notice')}
      </Checkbox>
      <Checkbox checked={mail} onCheckedChange={(checked) => onDraft({ kind, mail: checked })}>
        {t('preferences.mail')}
      </Checkbox>
    </fieldset>
  );
}

/** The customer's notification settings. */
export function Preferences({ onFailed }: { readonly onFailed: () => void }) {
  const { t } = useTranslation('notices');
  const { load, prefer } = usePreferences();
  return (
    <Section title={t('preferences.title')} lead={t('preferences.lead')} size="m" divided>
      {load.phase === 'loading' ? (
        <Waiting text={t('loading')} isSlow={load.isSlow} retry={load.retry}>
          <Skeleton className={styles['choices']} />
        </Waiting>
      ) : null}
      {load.phase === 'failed' ? (
        <LoadFailure
          title={t('preferences.failed')}
          headingLevel={3}
          reason={load.reason}
          retry={load.retry}
        />
      ) : null}
      {load.phase === 'ready' ? (
        <Stack gap={20}>
          {load.data.map((preference) => (
            <Kind
              key={preference.kind}
              preference={preference}
              onDraft={(draft) => {
                prefer(draft).catch(onFailed);
              }}
            />
          ))}
        </Stack>
      ) : null}
    </Section>
  );
}
