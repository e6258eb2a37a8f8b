import { Button } from '@salonica/ui/button';
import { EmptyState } from '@salonica/ui/empty-state';
import { Grid } from '@salonica/ui/grid';
import { RecordCard } from '@salonica/ui/record-card';
import { Skeleton } from '@salonica/ui/skeleton';
import Briefcase from 'lucide-react/icons/briefcase';
import House from 'lucide-react/icons/house';
import MapPin from 'lucide-react/icons/map-pin';
import Plus from 'lucide-react/icons/plus';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LoadFailure } from '../../blocks/LoadFailure.tsx';
import { ProfilePage } from '../../blocks/ProfilePage.tsx';
import { UndoNote } from '../../blocks/UndoNote.tsx';
import { useFocusBack } from '../../blocks/use-focus-back.ts';
import type { Load } from '../../blocks/use-load.ts';
import { Waiting } from '../../blocks/Waiting.tsx';
import vignette from '../../shared/vignette.module.css';
import { AddressDialog } from './AddressDialog.tsx';
import styles from './Addresses.module.css';
import type { Address } from '../../domain/address.ts';
import { useAddressChange, useAddresses } from './use-addresses.ts';

export interface AddressesProps {
  readonly onSaved: (name: string) => void;
  readonly onRemoved: (name: string, undo: () => void) => void;
  /** A change could not be saved. */
  readonly onFailed: () => void;
}

const icons = { home: House, work: Briefcase, other: MapPin };

interface CardProps {
  readonly address: Address;
  readonly onEdit: () => void;
  readonly onDelete: () => void;
}

function AddressCard({ address, onEdit, onDelete }: CardProps) {
  const { t } = useTranslation('addresses');
  const { type, name, isDefault } = address;
  const Icon = icons[type];
  return (
    <RecordCard
      headingLevel={2}
      icon={<Icon />}
      title={name}
      default={isDefault}
      actions={
        <>
          <Button
            variant="secondary"
            size="s"
            aria-label={t('editNamed', { name })}
            onClick={onEdit}
          >
            {t('edit')}
          </Button>
          <Button
            variant="destructive"
            size="s"
            aria-label={t('deleteNamed', { name })}
            onClick={onDelete}
          >
            {t('delete')}
          </Button>
        </>
      }
    >
      <address className={styles['lines']}>
        {address.address}
        <br />
        {address.city}
      </address>
    </RecordCard>
  );
}

function AddressesSkeleton({
  load,
}: {
  readonly load: Extract<Load<unknown>, { phase: 'loading' }>;
}) {
  const { t } = useTranslation('addresses');
  return (
    <Waiting text={t('loading')} isSlow={load.isSlow} retry={load.retry}>
      <Grid columns={2} gap={20}>
        <Skeleton className={styles['box']} />
        <Skeleton className={styles['box']} />
      </Grid>
    </Waiting>
  );
}

function List({
  addresses,
  onSaved,
  onRemoved,
  onFailed,
}: AddressesProps & { readonly addresses: readonly Address[] }) {
  const { t } = useTranslation('addresses');
  const [edited, setEdited] = useState<Address | 'new' | null>(null);
  const [gone, setGone] = useState<readonly Address[]>([]);
  const remove = useAddressChange((api, { id }: Address) => api.deleteAddress({ id }));
  const restore = useAddressChange((api, { id }: Address) => api.restoreAddress({ id }));

  const list = useRef<HTMLDivElement>(null);
  const focusBack = useFocusBack(list);
  /** Being removed; a second press has no effect. */
  const leaving = useRef(new Set<string>());

  // Promises instead of the mutation's callbacks, which run only for the last mutation and while
  // mounted.
  const restoreAddress = async (address: Address): Promise<void> => {
    try {
      await restore.mutateAsync(address);
    } catch {
      onFailed();
      return;
    }
    focusBack(address.id);
    setGone((known) => known.filter(({ id }) => id !== address.id));
  };
  const removeAddress = async (address: Address): Promise<void> => {
    if (leaving.current.has(address.id)) return;
    leaving.current.add(address.id);
    try {
      await remove.mutateAsync(address);
    } catch {
      onFailed();
      return;
    } finally {
      leaving.current.delete(address.id);
    }
    setGone((known) => [...known, address]);
    onRemoved(address.name, () => void restoreAddress(address));
  };
  const add = (
    <Button startIcon={<Plus aria-hidden="true" />} onClick={() => setEdited('new')}>
      {t('add')}
    </Button>
  );

  return (
    <>
      {addresses.length === 0 ? (
        <EmptyState
          title={t('empty.title')}
          headingLevel={2}
          illustration={<span className={vignette['bench']} />}
          action={add}
        >
          {t('empty.text')}
        </EmptyState>
      ) : (
        <div className={styles['add']}>{add}</div>
      )}
      <Grid as="ul" ref={list} columns={2} gap={20}>
        {addresses.map((address) => (
          <li key={address.id} data-record={address.id}>
            <AddressCard
              address={address}
              onEdit={() => setEdited(address)}
              onDelete={() => void removeAddress(address)}
            />
          </li>
        ))}
        {gone.map((address) => (
          <li key={address.id}>
            <UndoNote
              text={t('removed', { name: address.name })}
              onUndo={() => void restoreAddress(address)}
            />
          </li>
        ))}
      </Grid>
      {edited === null ? null : (
        <AddressDialog
          address={edited === 'new' ? null : edited}
          onClose={() => setEdited(null)}
          onSaved={onSaved}
        />
      )}
    </>
  );
}

/** The customer's addresses. A deleted one can be restored while the page is open. */
export function Addresses(props: AddressesProps) {
  const { t } = useTranslation('addresses');
  const load = useAddresses();
  return (
    <ProfilePage title={t('title')} lead={t('lead')}>
      {load.phase === 'loading' ? <AddressesSkeleton load={load} /> : null}
      {load.phase === 'failed' ? (
        <LoadFailure title={t('failed')} headingLevel={2} reason={load.reason} retry={load.retry} />
      ) : null}
      {load.phase === 'ready' ? <List addresses={load.data} {...props} /> : null}
    </ProfilePage>
  );
}
