import '../foundations/foundations.css';

interface Page {
  readonly name: string;
  readonly about: string;
}

const foundations: readonly Page[] = [
  { name: 'Colour', about: 'Meanings in both themes, and the contrast of every pair' },
  { name: 'Type', about: 'Two voices in two alphabets' },
  { name: 'Space', about: 'One scale, from the gap of an icon to the gap of a section' },
  { name: 'Radii and depth', about: 'Corners, edges, the one shadow, and what lies above what' },
  { name: 'Motion', about: 'How long, how, and what happens when motion is not wanted' },
  { name: 'Icons', about: 'Which there are and what they mean' },
  {
    name: 'Illustration',
    about: 'Storefronts for the light and the dark theme, and the words for them',
  },
  { name: 'Voice', about: 'How we write, in English and in Greek' },
  { name: 'Accessibility', about: 'What is promised, how it is tested, what is yours to do' },
  { name: 'Keyboard', about: 'Every key of every component' },
  { name: 'Contributing', about: 'From an idea to a released component' },
];

const overviews: readonly Page[] = [
  { name: 'Components', about: 'Each with its picture, by what it is for' },
  { name: 'Screens', about: 'Every screen of the app in every state' },
  { name: 'Machines', about: 'What goes on behind a booking, a sign-in, a toast' },
];

function Pages({ root, pages }: { root: string; pages: readonly Page[] }) {
  return (
    <ul className="foundation-contents">
      {pages.map(({ name, about }) => (
        <li key={name}>
          <a
            href={`./?path=/docs/${root}-${name.toLowerCase().replaceAll(' ', '-')}--docs`}
            target="_top"
          >
            {name}
          </a>
          <span>{about}</span>
        </li>
      ))}
    </ul>
  );
}

/** Links to the main sections. */
export const Ways = () => <Pages root="overview" pages={overviews} />;

/** Links to the foundations. */
export const Contents = () => <Pages root="foundations" pages={foundations} />;
