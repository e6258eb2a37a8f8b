import { Avatar } from '@salonica/ui/avatar';
import { Button } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { FormMessage } from '@salonica/ui/form';
import { RecordCard } from '@salonica/ui/record-card';
import { Stack } from '@salonica/ui/stack';
import { VisuallyHidden } from '@salonica/ui/visually-hidden';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import vignette from '../../shared/vignette.module.css';
import { OrderButtons } from './OrderButtons.tsx';
import { RecordActions } from './RecordActions.tsx';
import { useOrder } from './use-order.ts';
import { OvertakenError } from './use-settings.ts';

/** A service or a barber. */
export interface CatalogueRecord {
  readonly id: string;
  readonly name: { readonly en: string; readonly el: string };
}

/** The name of a record in the visitor's language. */
export function useRecordName(): (record: CatalogueRecord) => string {
  const { language } = useTranslation().i18n;
  return ({ name }) => (language === 'el' ? name.el : name.en);
}

export interface OrderedRecordsProps<One extends CatalogueRecord> {
  /** In the stored order. */
  readonly records: readonly One[];
  readonly saveOrder: (ids: readonly string[]) => Promise<unknown>;
  readonly words: { readonly add: string; readonly empty: string; readonly emptyText: string };
  /** The picture of a person; without it, a record has none. */
  readonly pictureOf?: (record: One) => string | null;
  readonly onAdd: () => void;
  readonly onChange: (record: One) => void;
  readonly onRetire: (record: One) => void;
  /** What a card says and does beside its order. */
  readonly children: (record: One) => ReactNode;
}

/** Records in the order in which customers see them, with the actions of each. */
export function OrderedRecords<One extends CatalogueRecord>({
  records,
  saveOrder,
  words,
  pictureOf,
  onAdd,
  onChange,
  onRetire,
  children,
}: OrderedRecordsProps<One>) {
  const { t } = useTranslation('deskCatalogue');
  const failureWords = useFailureWords();
  const nameOf = useRecordName();
  const [announced, setAnnounced] = useState('');
  const order = useOrder(saveOrder);
  const ids = order.ids ?? records.map(({ id }) => id);
  const ordered = ids.flatMap((id) => records.filter((one) => one.id === id));
  const count = ordered.length;
  const add = (
    <Button startIcon={<Plus aria-hidden="true" />} onClick={onAdd}>
      {words.add}
    </Button>
  );
  return (
    <>
      {count === 0 ? (
        <EmptyState
          title={words.empty}
          headingLevel={2}
          illustration={<span className={vignette['bench']} />}
          action={add}
        >
          {words.emptyText}
        </EmptyState>
      ) : (
        <div>{add}</div>
      )}
      <VisuallyHidden role="status">{announced}</VisuallyHidden>
      <FormMessage>
        {order.error === null
          ? null
          : order.error instanceof OvertakenError
            ? t('overtaken.list')
            : failureWords(order.error)}
      </FormMessage>
      <Stack as="ol" gap={12} role="list">
        {ordered.map((record, place) => {
          const name = nameOf(record);
          return (
            <li key={record.id}>
              <RecordCard
                headingLevel={2}
                title={name}
                icon={
                  pictureOf ? (
                    <Avatar name={name} src={pictureOf(record)} size={48} decorative />
                  ) : undefined
                }
                actions={
                  <>
                    <OrderButtons
                      name={name}
                      place={place}
                      count={count}
                      onMove={(by) => {
                        order.move(ids, record.id, by);
                        setAnnounced(t('order.moved', { name, place: place + by + 1, count }));
                      }}
                    />
                    <RecordActions
                      name={name}
                      onChange={() => onChange(record)}
                      onRemove={() => onRetire(record)}
                    />
                  </>
                }
              >
                {children(record)}
              </RecordCard>
            </li>
          );
        })}
      </Stack>
    </>
  );
}
