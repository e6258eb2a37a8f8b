import { Button } from '@salonica/ui/button';
import { Calendar } from '@salonica/ui/calendar';
import { Combobox } from '@salonica/ui/combobox';
import { Dialog } from '@salonica/ui/dialog';
import { Lightbox } from '@salonica/ui/lightbox';
import { Menu, MenuItem } from '@salonica/ui/menu';
import { Select } from '@salonica/ui/select';
import { find, findAll } from '@salonica/ui/testing';
import { ToastRegion } from '@salonica/ui/toast';
import { WizardActions, WizardPanel, WizardSteps } from '@salonica/ui/wizard-steps';
import { render } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

// React reports a wrong use of the components and a missing `act` there.
beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation((message) => {
    throw new Error(String(message));
  });
});

test('a dialog opens, and closes with its button, with Escape and from outside', async () => {
  function Booking() {
    const [open, setOpen] = useState(false);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Book</Button>
        <Dialog open={open} onOpenChange={setOpen} title="Book?" description="Saturday, 10:30." />
      </>
    );
  }
  render(<Booking />);
  const dialog = find('dialog');
  const opener = find('button');
  expect(dialog.element).toHaveProperty('open', false);

  await opener.press();
  expect(dialog.element).toHaveProperty('open', true);
  expect(dialog.part('title').text).toBe('Book?');
  expect(dialog.state('variant')).toBe('dialog');
  await dialog.part('close').press();
  expect(dialog.element).toHaveProperty('open', false);
  expect(document.activeElement).toBe(opener.element);

  await opener.press();
  await dialog.pressKey('Escape');
  expect(dialog.element).toHaveProperty('open', false);
});

test('a menu opens at its button and closes after a choice, outside and on Escape', async () => {
  const chosen = vi.fn<() => void>();
  render(
    <>
      <Menu renderTrigger={(trigger) => <Button {...trigger}>Add to calendar</Button>}>
        <MenuItem>Google Calendar</MenuItem>
        <MenuItem onSelect={chosen}>Download a file</MenuItem>
      </Menu>
      <Button>Elsewhere</Button>
    </>,
  );
  const menu = find('menu');
  const trigger = find('button', { containing: 'Add' });
  const isOpen = () => trigger.element.getAttribute('aria-expanded') === 'true';
  const isShown = () => getComputedStyle(menu.element).display !== 'none';
  expect([isOpen(), isShown()]).toEqual([false, false]);

  await trigger.press();
  expect([isOpen(), isShown()]).toEqual([true, true]);
  expect(document.activeElement).toBe(menu.parts('item')[0]?.element);
  await menu.pressKey('ArrowDown');
  expect(document.activeElement).toBe(menu.parts('item')[1]?.element);
  await menu.pressKey('Enter');
  expect(chosen).toHaveBeenCalledOnce();
  expect(isOpen()).toBe(false);

  await trigger.pressKey('ArrowUp');
  expect(document.activeElement?.textContent).toContain('Download');
  await menu.pressKey('Escape');
  expect([isOpen(), document.activeElement]).toEqual([false, trigger.element]);

  await trigger.press();
  await find('button', { containing: 'Elsewhere' }).press();
  expect(isOpen()).toBe(false);
});

test('a combobox suggests and takes a suggestion', async () => {
  const selected = vi.fn<(text: string) => void>();
  function Search() {
    const [value, setValue] = useState('');
    const options = ['Thessaloniki', 'Thermi', 'Athens']
      .filter((text) => text.startsWith(value))
      .map((text) => ({ id: text, text, value: text }));
    return (
      <Combobox
        label="Where"
        value={value}
        onValueChange={setValue}
        groups={[{ options }]}
        onSelect={({ text }) => selected(text)}
      />
    );
  }
  render(<Search />);
  const combobox = find('combobox');
  await combobox.fill('The');
  expect(combobox.parts('option').map(({ text }) => text)).toEqual(['Thessaloniki', 'Thermi']);
  await combobox.part('option', { containing: 'Thermi' }).press();
  expect(selected).toHaveBeenCalledWith('Thermi');
  expect(find('search-field').part('control').element).toHaveProperty('value', 'Thermi');

  await combobox.fill('A');
  await combobox.pressKey('ArrowDown');
  await combobox.pressKey('Enter');
  expect(selected).toHaveBeenLastCalledWith('Athens');
});

test('a select is filled with the value of an option', async () => {
  const changed = vi.fn<(value: string) => void>();
  render(
    <Select
      label="Sort"
      defaultValue="rating"
      error="Choose another one"
      onValueChange={(value) => changed(value)}
    >
      <option value="rating">Rating</option>
      <option value="price">Price</option>
    </Select>,
  );
  const select = find('select');
  await select.fill('price');
  expect(changed).toHaveBeenCalledExactlyOnceWith('price');
  expect(select.part('control').element).toHaveProperty('value', 'price');
  expect(select.is('invalid')).toBe(true);
  expect(select.part('error').text).toBe('Choose another one');
});

test('a calendar tells the state of its days, and selects one', async () => {
  const changed = vi.fn<(value: string | null) => void>();
  render(
    <Calendar
      today="2027-06-10"
      min="2027-06-10"
      max="2027-07-31"
      dayNote={(date) => (date === '2027-06-13' ? { state: 'closed', label: 'Closed' } : null)}
      onValueChange={(value) => changed(value)}
    />,
  );
  const calendar = find('calendar');
  const day = (number: string) => {
    const found = calendar.parts('day').find(({ text }) => text === number);
    if (found === undefined) throw new Error(`There is no day ${number}.`);
    return found;
  };
  expect(day('10').is('today')).toBe(true);
  expect(day('13').is('closed')).toBe(true);
  await day('13').press();
  expect(changed).not.toHaveBeenCalled();
  await day('14').press();
  expect(changed).toHaveBeenCalledExactlyOnceWith('2027-06-14');
  expect(day('14').is('selected')).toBe(true);
  expect(calendar.part('choice').text).toContain('14 June 2027');
});

test('a lightbox shows the next picture, and closes', async () => {
  const pictures = ['The chair', 'The mirror'].map((alt, index) => ({ src: `/${index}.jpg`, alt }));
  function Pictures() {
    const [open, setOpen] = useState(false);
    const [index, setIndex] = useState(0);
    return (
      <>
        <Button onClick={() => setOpen(true)}>Look</Button>
        <Lightbox
          open={open}
          onOpenChange={setOpen}
          title="Kyma"
          pictures={pictures}
          index={index}
          onIndexChange={setIndex}
        />
      </>
    );
  }
  render(<Pictures />);
  await find('button', { containing: 'Look' }).press();
  const lightbox = find('lightbox');
  const shown = () => lightbox.parts('slide').find((slide) => slide.state('place') === '0');
  expect(shown()?.state('status')).toBe('ready');
  expect(lightbox.part('counter').text).toBe('1 / 2');
  await lightbox.part('next').press();
  expect(lightbox.part('counter').text).toBe('2 / 2');
  await lightbox.pressKey('ArrowLeft');
  expect(lightbox.part('counter').text).toBe('1 / 2');
  await lightbox.part('close').press();
  expect(lightbox.element).toHaveProperty('open', false);
});

test('a wizard tells the state of its steps, and goes back to one', async () => {
  const steps = [
    { id: 'service', label: 'Service', done: true },
    { id: 'barber', label: 'Barber' },
    { id: 'time', label: 'Time' },
  ];
  const selected = vi.fn<(id: string) => void>();
  render(
    <>
      <WizardSteps steps={steps} current="barber" onStepSelect={(id) => selected(id)} />
      <WizardPanel title="Who?">
        <WizardActions back={<Button>Back</Button>}>
          <Button>Continue</Button>
        </WizardActions>
      </WizardPanel>
    </>,
  );
  const wizard = find('wizard-steps');
  const [service] = wizard.parts('step');
  expect(wizard.parts('step').map((step) => step.state('state'))).toEqual([
    'done',
    'current',
    'future',
  ]);
  const button = service?.element.querySelector('button');
  expect(button).toBeDefined();
  button?.click();
  expect(selected).toHaveBeenCalledExactlyOnceWith('service');
  expect(find('wizard-panel').part('title').text).toBe('Who?');
  expect(find('wizard-actions').part('main').text).toBe('Continue');
});

test('a toast appears in its region, and closes', async () => {
  function Region() {
    const [saved, setSaved] = useState(false);
    return (
      <>
        <Button onClick={() => setSaved(true)}>Save</Button>
        <ToastRegion
          toast={saved ? { id: 'saved', tone: 'success', title: 'Saved' } : null}
          onClose={() => setSaved(false)}
        />
      </>
    );
  }
  render(<Region />);
  expect(findAll('toast')).toEqual([]);
  await find('button', { containing: 'Save' }).press();
  const toast = find('toast');
  expect(toast.state('tone')).toBe('success');
  expect(toast.part('title').text).toBe('Saved');
  expect(find('toast-region').part('title').text).toBe('Saved');
  await toast.part('close').press();
  expect(findAll('toast')).toEqual([]);
});

test('a wrong name does not compile, and the message says what there is', () => {
  render(<Dialog open onOpenChange={() => undefined} title="Book?" />);
  const dialog = find('dialog');
  // @ts-expect-error A dialog has no such part.
  expect(() => dialog.part('heading')).toThrow('There are: header, title, close');
  // @ts-expect-error A dialog has no such state.
  expect(dialog.state('tone')).toBeUndefined();
  // @ts-expect-error There is no such component.
  expect(() => find('modal')).toThrow('There are: dialog');
  expect(() => dialog.part('description')).toThrow('There is no part "description" in dialog');
});
