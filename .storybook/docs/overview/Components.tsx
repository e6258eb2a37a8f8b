import { useContext } from 'react';
import { components, type ComponentSources } from '../component/sources.ts';
import { Line } from '../component/Prose.tsx';
import { ToolbarContext, useIsDark } from '../frame/toolbar.ts';
import { grouped } from './groups.ts';
import './overview.css';

function Card({ component }: { component: ComponentSources }) {
  const { theme } = useContext(ToolbarContext);
  const { folder, page, specification } = component;
  const { title, summary } = specification;
  // Its baseline screenshot: each theme has one at this width. `VisuallyHidden` has nothing visible.
  const mode = useIsDark(theme) ? 'dark-el' : 'light-en';
  const picture = `./pictures/${folder}/${title}-${mode}-w390.png`;
  return (
    <li>
      <span className="overview-picture">
        <img
          key={picture}
          src={picture}
          alt=""
          width={390}
          loading="lazy"
          onError={({ currentTarget }) => {
            currentTarget.hidden = true;
          }}
        />
      </span>
      <a href={page} target="_top">
        {title}
      </a>
      <span>
        <Line>{summary}</Line>
      </span>
    </li>
  );
}

/** Every component with its screenshot, by purpose. */
export function Components() {
  return (
    <>
      <p className="doc-note">{components.length} components.</p>
      {grouped(components).map(({ title, items }) => (
        <section key={title}>
          <h2 id={title.toLowerCase().replaceAll(' ', '-')}>{title}</h2>
          <ul className="overview-components">
            {items.map((component) => (
              <Card key={component.folder} component={component} />
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
