import { services } from '@salonica/storybook/fixtures';
import preview from '@salonica/storybook/preview';
import { expect } from 'storybook/test';
import { buttonProps } from '../button/index.ts';
import { ServiceItem, ServiceList } from './index.ts';

const text = {
  en: {
    book: 'Book Service',
    minutes: 'min',
    description: 'A consultation, a wash with a scalp massage, the cut, and a blow-dry that lasts.',
    price: (amount: number) => `$${amount}`,
  },
  el: {
    book: 'Κράτηση',
    minutes: 'λεπτά',
    description:
      'Συζήτηση για το τι σας ταιριάζει, λούσιμο με μασάζ, κούρεμα και χτένισμα που κρατάει.',
    price: (amount: number) => `${amount} $`,
  },
};

type Language = keyof typeof text;

const itemsIn = (language: Language, isDescribed = false) =>
  services.map(({ id, name, price, duration }) => {
    const t = text[language];
    return (
      <ServiceItem
        key={id}
        name={name[language]}
        detail={`${duration} ${t.minutes}`}
        description={isDescribed ? t.description : undefined}
        price={t.price(price)}
        action={
          <a
            href={`#${id}`}
            aria-label={`${t.book}: ${name[language]}`}
            {...buttonProps({ variant: 'secondary', size: 's' })}
          >
            {t.book}
          </a>
        }
      />
    );
  });

const meta = preview.meta({
  title: 'Components/Salons/ServiceList',
  component: ServiceList,
  subcomponents: { ServiceItem },
  args: { children: itemsIn('en') },
});

export const Default = meta.story({ parameters: { greek: () => ({ children: itemsIn('el') }) } });

/** With a description each: in narrow containers it takes a whole row. */
export const Described = meta.story({ args: { children: itemsIn('en', true) } });

export const Visual = meta.story({
  tags: ['visual'],
  parameters: {
    chromatic: { disableSnapshot: false },
    visual: { viewports: ['w390', 'w1440'] },
  },
  render: (_, { globals }) => (
    <div style={{ display: 'grid', gap: 48 }}>
      <ServiceList>{itemsIn(globals['language'] as Language)}</ServiceList>
      <ServiceList>{itemsIn(globals['language'] as Language, true).slice(0, 2)}</ServiceList>
    </div>
  ),
});

/** A list of headings, each with a named action. */
export const Behaviour = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(4);
    await expect(canvas.getByRole('link', { name: 'Book Service: Beard Trim' })).toBeVisible();
  },
});
