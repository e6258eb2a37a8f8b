import { Line } from './Prose.tsx';
import type { DocumentedStory, sorted } from './stories.ts';
import { Viewer } from './Viewer.tsx';

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
        <span>
          <Line>{story.description}</Line>
        </span>
      ) : null}
    </li>
  );
}

/** A screen in a separate frame, with links to each of its states. */
export function PlainPage({ name, stories: { primary, states, matrix } }: PlainPageProps) {
  const all = [primary, ...states, matrix].filter((story) => story !== undefined);
  return (
    <>
      <h1>{name}</h1>
      <Viewer name={name} stories={all} />
      <section>
        <h2 id="states">States</h2>
        <ul className="doc-stories">
          {all.map((story) => (
            <StoryItem key={story.id} story={story} />
          ))}
        </ul>
      </section>
    </>
  );
}
