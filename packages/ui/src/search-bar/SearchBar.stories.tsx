import preview from '@salonica/storybook/preview';
import MapPin from 'lucide-react/icons/map-pin';
import Search from 'lucide-react/icons/search';
import type { SubmitEvent } from 'react';
import { expect, fn } from 'storybook/test';
import { SearchBar, SearchBarField } from './index.ts';
import { el, en } from './SearchBar.messages.ts';

const text = {
  en: {
    service: 'Service or salon',
    location: 'Location',
    where: 'Enter your location',
    typed: 'Haircut',
    place: 'Thessaloniki',
    submit: 'Search',
    find: 'Find Salons',
  },
  el: {
    service: 'Υπηρεσία ή κομμωτήριο',
    location: 'Περιοχή',
    where: 'Η τοποθεσία σας',
    typed: 'Κούρεμα',
    place: 'Θεσσαλονίκη',
    submit: 'Αναζήτηση',
    find: 'Βρείτε κομμωτήρια',
  },
};

type Words = (typeof text)['en'];

const where = (t: Words) => (
  <SearchBarField
    label={t.location}
    icon={<MapPin aria-hidden="true" />}
    name="location"
    placeholder={t.where}
  />
);

const searchFields = (t: Words, typed = false) => (
  <>
    <SearchBarField
      label={t.service}
      icon={<Search aria-hidden="true" />}
      type="search"
      name="q"
      placeholder={t.service}
      defaultValue={typed ? t.typed : undefined}
    />
    <SearchBarField
      label={t.location}
      icon={<MapPin aria-hidden="true" />}
      name="location"
      placeholder={t.location}
      defaultValue={typed ? t.place : undefined}
    />
  </>
);

const meta = preview.meta({
  title: 'Components/Forms/SearchBar',
  component: SearchBar,
  subcomponents: { SearchBarField },
  args: {
    submit: text.en.submit,
    children: searchFields(text.en),
    onSubmit: fn((event: SubmitEvent<HTMLFormElement>) => event.preventDefault()),
  },
});

export const Default = meta.story({
  parameters: { greek: () => ({ submit: text.el.submit, children: searchFields(text.el) }) },
});

/** On a phone the fields are stacked. */
export const Rows = meta.story({ args: { variant: 'rows' } });

/** The main action of a page. */
export const OneField = meta.story({
  args: { variant: 'column', submit: text.en.find, children: where(text.en) },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <div style={{ display: 'grid', gap: 48, paddingBlockEnd: 48 }}>
        <SearchBar aria-label={`${t.submit} 1`} submit={t.submit}>
          {searchFields(t)}
        </SearchBar>
        <SearchBar aria-label={`${t.submit} 2`} submit={t.submit}>
          {searchFields(t, true)}
        </SearchBar>
        <SearchBar aria-label={`${t.submit} 3`} submit={t.submit} variant="rows">
          {searchFields(t, true)}
        </SearchBar>
        <SearchBar
          aria-label={`${t.submit} 4`}
          submit={t.find}
          variant="column"
          style={{ maxInlineSize: 560 }}
        >
          {where(t)}
        </SearchBar>
      </div>
    );
  },
});

/** Two fields, submitted by Enter or the button. */
export const Behaviour = meta.story({
  play: async ({ args, canvas, globals, userEvent }) => {
    const { language } = globals;
    await expect(canvas.getByRole('search')).toBeVisible();
    const service = canvas.getByRole('searchbox', { name: text.en.service });
    const location = canvas.getByRole('textbox', { name: text.en.location });
    await userEvent.tab();
    await expect(service).toHaveFocus();
    await userEvent.type(service, 'Color');
    const clear = canvas.getByRole('button', { name: language === 'el' ? el.clear : en.clear });
    await expect(clear).toBeVisible();
    await userEvent.click(clear);
    await expect(service).toHaveFocus();
    await expect(service).toHaveValue('');
    await expect(clear).not.toBeVisible();
    await userEvent.type(service, 'Haircut');
    await userEvent.tab();
    await userEvent.tab();
    await expect(location).toHaveFocus();
    await userEvent.type(location, 'Ano Poli{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await userEvent.tab();
    const submit = canvas.getByRole('button', { name: text.en.submit });
    await expect(submit).toHaveFocus();
    await userEvent.click(submit);
    await expect(args.onSubmit).toHaveBeenCalledTimes(2);
    await expect(service).toHaveValue('Haircut');
    await expect(location).toHaveValue('Ano Poli');
  },
});
