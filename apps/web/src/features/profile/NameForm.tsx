import { Button } from '@salonica/ui/button';
import { Form, FormMessage } from '@salonica/ui/form';
import { Section } from '@salonica/ui/section';
import { Stack } from '@salonica/ui/stack';
import { lineProblem, nameMaxLength, tidyLine, type TypedProblem } from '@salonica/text';
import { TextField } from '@salonica/ui/text-field';
import User from 'lucide-react/icons/user';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFailureWords } from '../../blocks/use-failure-words.ts';
import { useTypedWords } from '../../blocks/use-typed-words.ts';
import { ServiceError } from '../../domain/failure.ts';
import { ignore } from '../../shared/ignore.ts';
import { useProfileChange } from './use-profile.ts';

export interface NameFormProps {
  /** The current name. */
  readonly name: string;
  readonly onSaved: () => void;
}

const refusedName = (error: Error | null): string | undefined =>
  error instanceof ServiceError && error.failure.kind === 'invalid'
    ? error.failure.fields['name']
    : undefined;

/** The customer's name for salons and mails. */
export function NameForm({ name, onSaved }: NameFormProps) {
  const { t } = useTranslation('profile');
  const failureWords = useFailureWords();
  const typedWords = useTypedWords();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<TypedProblem | undefined>();
  const save = useProfileChange((api, wanted: string) =>
    api.changeProfile({ body: { name: wanted } }),
  );
  const refused = refusedName(save.error);

  const submit = (event: SubmitEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (save.isPending) return;
    const found = lineProblem(typed, nameMaxLength);
    setProblem(found);
    if (found !== undefined) field.current?.focus();
    else void save.mutateAsync(tidyLine(typed)).then(onSaved, ignore);
  };
  return (
    <Section title={t('details.name.title')} lead={t('details.name.lead')} size="m" divided>
      <Form onSubmit={submit}>
        <TextField
          ref={field}
          label={t('details.name.label')}
          name="name"
          autoComplete="name"
          required
          maxLength={nameMaxLength}
          startIcon={<User aria-hidden="true" />}
          value={typed}
          onValueChange={(text) => {
            setTyped(text);
            setProblem(undefined);
            if (save.isError) save.reset();
          }}
          error={problem === undefined ? refused : typedWords(problem, t('details.name.missing'))}
        />
        <FormMessage>
          {save.error === null || refused !== undefined ? null : failureWords(save.error)}
        </FormMessage>
        <Stack align="start">
          <Button
            type="submit"
            variant="secondary"
            busy={save.isPending}
            busyLabel={t('details.name.busy')}
          >
            {t('details.name.save')}
          </Button>
        </Stack>
      </Form>
    </Section>
  );
}
