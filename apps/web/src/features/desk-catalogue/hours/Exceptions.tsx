import { Button } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { Grid } from '@salonica/ui/grid';
import { LoadMore } from '@salonica/ui/load-more';
import { RecordCard } from '@salonica/ui/record-card';
import { Stack } from '@salonica/ui/stack';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDesk } from '#blocks/use-desk.ts';
import { useToday } from '#blocks/use-today.ts';
import vignette from '#shared/vignette.module.css';
import { RecordActions } from '../RecordActions.tsx';
import { RetireDialog } from '../RetireDialog.tsx';
import { ExceptionDialog } from './ExceptionDialog.tsx';
import type { ExceptionOfDesk, HoursOfDesk } from './hours-form.ts';
import { useHoursWords } from './use-hours-words.ts';
import type { SaveException } from './use-save-exception.ts';

/** A year of holidays; a salon keeps those of years to come too. */
const datesAtOnce = 12;

export interface ExceptionsProps {
  readonly part: HoursOfDesk;
  readonly save: SaveException;
  readonly onSaved: (date: string) => void;
  readonly onRemoved: (date: string) => void;
}

/** Dates on which the salon is closed, or open at other hours. */
export function Exceptions({ part, save, onSaved, onRemoved }: ExceptionsProps) {
  const { t } = useTranslation('deskCatalogue');
  const words = useHoursWords();
  const { timeZone } = useDesk().salon;
  const today = useToday(timeZone);
  const [changed, setChanged] = useState<ExceptionOfDesk | 'new' | null>(null);
  const list = useRef<HTMLDivElement>(null);
  const [most, setMost] = useState(datesAtOnce);
  // A saved date is shown, however far ahead it is.
  const [saved, setSaved] = useState('');
  const total = part.exceptions.length;
  const shown = part.exceptions.filter(({ date }, index) => index < most || date <= saved);
  const [removed, setRemoved] = useState<ExceptionOfDesk | null>(null);
  const add = (
    <Button
      variant="secondary"
      startIcon={<Plus aria-hidden="true" />}
      onClick={() => setChanged('new')}
    >
      {t('hours.add')}
    </Button>
  );
  return (
    <Stack gap={20}>
      {total === 0 ? (
        <EmptyState
          title={t('hours.empty')}
          headingLevel={3}
          illustration={<span className={vignette['bench']} />}
          action={add}
        >
          {t('hours.emptyText')}
        </EmptyState>
      ) : (
        <>
          <p>{t('hours.exceptionsLead')}</p>
          <div>{add}</div>
        </>
      )}
      <Grid as="ul" ref={list} columns={2} gap={16}>
        {shown.map((exception) => {
          const name = words.date(exception.date);
          return (
            <li key={exception.date}>
              <RecordCard
                headingLevel={3}
                title={name}
                actions={
                  <RecordActions
                    name={name}
                    onChange={() => setChanged(exception)}
                    onRemove={() => setRemoved(exception)}
                  />
                }
              >
                <p>
                  <span>{words.hours(exception)}</span> · <span>{words.reason(exception)}</span>
                </p>
              </RecordCard>
            </li>
          );
        })}
      </Grid>
      {total > datesAtOnce ? (
        <LoadMore
          list={list}
          shown={shown.length}
          total={total}
          onLoadMore={() => setMost(shown.length + datesAtOnce)}
        />
      ) : null}
      {changed === null ? null : (
        <ExceptionDialog
          part={part}
          exception={changed === 'new' ? null : changed}
          today={today}
          save={save}
          onClose={() => setChanged(null)}
          onSaved={(date) => {
            setSaved(date);
            onSaved(words.date(date));
          }}
        />
      )}
      {removed === null ? null : (
        <RetireDialog
          title={t('hours.removeTitle', { date: words.date(removed.date) })}
          text={t('hours.removeText')}
          retire={() => save({ date: removed.date, exception: null, before: removed })}
          onClose={() => setRemoved(null)}
          onRetired={() => onRemoved(words.date(removed.date))}
        />
      )}
    </Stack>
  );
}
