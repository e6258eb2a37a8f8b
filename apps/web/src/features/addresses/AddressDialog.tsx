import { Button } from '@salonica/ui/button';
import { Checkbox } from '@salonica/ui/checkbox';
import { Dialog } from '@salonica/ui/dialog';
import { Form, FormMessage } from '@salonica/ui/form';
import { Select } from '@salonica/ui/select';
import { TextField } from '@salonica/ui/text-field';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PendingNote } from '../../blocks/PendingNote.tsx';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { useTypedWords } from '../../blocks/use-typed-words.ts';
import { useRequestKey } from '../../blocks/use-request-key.ts';
import { ignore } from '../../shared/ignore.ts';
import {
  type AddressField,
  type AddressProblems,
  addressFields,
  addressLimits,
  problemsOf,
  tidied,
} from './address-rules.ts';
import { ServiceError } from '../../domain/failure.ts';
import { type Address, type AddressDetails, addressTypes } from '../../domain/address.ts';
import { useAddressChange } from './use-addresses.ts';

export interface AddressDialogProps {
  /** Null for a new one. */
  readonly address: Address | null;
  readonly onClose: () => void;
  readonly onSaved: (name: string) => void;
}

const autoComplete = { name: 'off', address: 'street-address', city: 'address-level2' } as const;

/** The server's field errors. */
function refusedFields(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ServiceError && error.failure.kind === 'invalid'
    ? error.failure.fields
    : {};
}

/** A new or an existing address. Mounted only while it is open. */
export function AddressDialog({ address, onClose, onSaved }: AddressDialogProps) {
  const { t } = useTranslation(['addresses', 'common']);
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [details, setDetails] = useState<AddressDetails>(
    address ?? { type: 'home', name: '', address: '', city: '' },
  );
  const [isDefault, setDefault] = useState(false);
  const [problems, setProblems] = useState<AddressProblems>({});
  const { keyFor } = useRequestKey();
  const failureWords = useFailureWords();
  const typedWords = useTypedWords();
  const save = useAddressChange(async (api, saved: AddressDetails) => {
    const { type, name, address: street, city } = saved;
    const body = { type, name, address: street, city, isDefault };
    if (address === null) {
      return api.addAddress({ body, idempotencyKey: keyFor(JSON.stringify(body)) });
    }
    const keepsDefault = isDefault || address.isDefault;
    return api.changeAddress({ id: address.id, body: { ...body, isDefault: keepsDefault } });
  });

  const refused = refusedFields(save.error);
  const errorOf = (field: AddressField): string | undefined => {
    const problem = problems[field];
    return problem === undefined ? refused[field] : typedWords(problem, t(`required.${field}`));
  };

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (save.isPending) return;
    const found = problemsOf(details);
    setProblems(found);
    const first = addressFields.find((field) => found[field] !== undefined);
    if (first !== undefined) {
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    const saved = tidied(details);
    // Reported even if the dialog is closed; a failure is shown in the dialog.
    void save.mutateAsync(saved, { onSuccess: onClose }).then(() => onSaved(saved.name), ignore);
  };

  return (
    <Dialog
      open
      onOpenChange={onClose}
      lightDismiss={false}
      title={t(address === null ? 'dialog.newTitle' : 'dialog.title')}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button type="submit" form={formId} busy={save.isPending} busyLabel={t('dialog.busy')}>
            {t('dialog.save')}
          </Button>
        </>
      }
    >
      <Form ref={form} id={formId} onSubmit={submit}>
        <Select
          label={t('fields.type')}
          value={details.type}
          onValueChange={(value) => {
            const type = addressTypes.find((known) => known === value);
            if (type !== undefined) setDetails({ ...details, type });
          }}
        >
          {addressTypes.map((type) => (
            <option key={type} value={type}>
              {t(`types.${type}`)}
            </option>
          ))}
        </Select>
        {addressFields.map((field) => (
          <TextField
            key={field}
            label={t(`fields.${field}`)}
            name={field}
            autoComplete={autoComplete[field]}
            maxLength={addressLimits[field]}
            required
            hint={field === 'name' ? t('fields.nameHint') : undefined}
            error={errorOf(field)}
            value={details[field]}
            onValueChange={(text) => {
              setDetails({ ...details, [field]: text });
              setProblems({ ...problems, [field]: undefined });
            }}
          />
        ))}
        {address?.isDefault === true ? null : (
          <Checkbox checked={isDefault} onCheckedChange={setDefault}>
            {t('fields.makeDefault')}
          </Checkbox>
        )}
        <PendingNote names={['addAddress', 'changeAddress']} />
        <FormMessage>{save.error === null ? null : failureWords(save.error)}</FormMessage>
      </Form>
    </Dialog>
  );
}
