import { Line } from './Prose.tsx';
import type { DocumentedStory, sorted } from './stories.ts';

interface PlainPageProps {
  name: string;
  stories: ReturnType<typeof sorted>;
}

function StoryItem({ story }: { story: DocumentedStory }) {
  return (
    <li>
      <a href={`./?path=/story/${story.id}`} target="_top">
        {story.name}
      </a>
      {story.description ? (
        <p>
          <Line>{story.description}</Line>
        </p>
      ) : null}
    </li>
  );
}

/** Screens and machines are looked at one by one: a way to each of their states. */
export function PlainPage({ name, stories: { primary, states, matrix } }: PlainPageProps) {
  const all = [primary, ...states, matrix].filter((story) => story !== undefined);
  return (
    <>
      <h1>{name}</h1>
      <ul className="doc-stories">
        {all.map((story) => (
          <StoryItem key={story.id} story={story} />
        ))}
      </ul>
    </>
  );
}
