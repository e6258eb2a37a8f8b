import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { el, en } from './Breadcrumb.messages.ts';
import { Breadcrumb, BreadcrumbItem } from './index.ts';

const text = {
  en: { home: 'Home', categories: 'All categories', here: 'Haircut' },
  el: { home: 'Αρχική', categories: 'Όλες οι κατηγορίες', here: 'Κούρεμα' },
};

const meta = preview.meta({
  title: 'Components/Finding the way/Breadcrumb',
  component: Breadcrumb,
  subcomponents: { BreadcrumbItem },
  args: {
    children: [
      <BreadcrumbItem key="home">
        <a href="#home">Home</a>
      </BreadcrumbItem>,
      <BreadcrumbItem key="categories">
        <a href="#categories">All categories</a>
      </BreadcrumbItem>,
      <BreadcrumbItem key="here" current>
        Haircut
      </BreadcrumbItem>,
    ],
  },
});

export const Default = meta.story({
  parameters: {
    greek: () => ({
      children: [
        <BreadcrumbItem key="home">
          <a href="#home">{text.el.home}</a>
        </BreadcrumbItem>,
        <BreadcrumbItem key="categories">
          <a href="#categories">{text.el.categories}</a>
        </BreadcrumbItem>,
        <BreadcrumbItem key="here" current>
          {text.el.here}
        </BreadcrumbItem>,
      ],
    }),
  },
});

export const Visual = meta.story({
  tags: ['visual'],
  parameters: { chromatic: { disableSnapshot: false } },
  render: (args, { globals }) => {
    const t = text[globals['language'] as keyof typeof text];
    return (
      <Breadcrumb>
        <BreadcrumbItem>
          <a href="#home">{t.home}</a>
        </BreadcrumbItem>
        <BreadcrumbItem>
          <a href="#categories">{t.categories}</a>
        </BreadcrumbItem>
        <BreadcrumbItem current>{t.here}</BreadcrumbItem>
      </Breadcrumb>
    );
  },
});

export const Behaviour = meta.story({
  play: async ({ canvas, globals }) => {
    const { label } = globals['language'] === 'el' ? el : en;
    await expect(canvas.getByRole('navigation', { name: label })).toBeVisible();
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
    await expect(canvas.getByText('Haircut')).toHaveAttribute('aria-current', 'page');
  },
});
