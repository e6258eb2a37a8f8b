import RotateCcw from 'lucide-react/icons/rotate-ccw';
import X from 'lucide-react/icons/x';
import type { ReactElement } from 'react';
import type { ComboboxMessages } from './Combobox.messages.ts';
import { Emphasised } from './Emphasised.tsx';
import type { ComboboxGroup, ComboboxOption } from './options.ts';
import classes from './Combobox.module.css';

/** The id of the option that searches again. */
export const retryId = '';

interface ComboboxOptionsProps {
  /** Id of the listbox; those of its options begin with it. */
  id: string;
  groups: readonly ComboboxGroup[];
  retryable: boolean;
  /** Ids of the options, in order. */
  ids: readonly string[];
  activeId: string | null;
  messages: ComboboxMessages;
}

/** The options in their groups. The focus is in the input: no option has handlers of its own. */
export function ComboboxOptions({
  id,
  groups,
  retryable,
  ids,
  activeId,
  messages,
}: ComboboxOptionsProps): ReactElement {
  const own = (optionId: string) => ({
    id: `${id}-${ids.indexOf(optionId)}`,
    role: 'option',
    'aria-selected': optionId === activeId,
    'data-part': 'option',
    className: classes['option'],
  });
  const option = ({
    id: optionId,
    text,
    detail,
    icon,
    matches,
    removable,
    lang,
  }: ComboboxOption) => (
    <div
      key={optionId}
      {...own(optionId)}
      aria-describedby={removable ? `${id}-removal` : undefined}
    >
      {icon ? (
        <span aria-hidden="true" data-part="icon" className={classes['icon']}>
          {icon}
        </span>
      ) : null}
      <span className={classes['words']}>
        <span data-part="text" lang={lang} className={classes['text']}>
          <Emphasised text={text} matches={matches} />
        </span>
        {detail === undefined ? null : (
          <span data-part="detail" className={classes['detail']}>
            {detail}
          </span>
        )}
      </span>
      {removable ? (
        <span aria-hidden="true" data-part="remove" className={classes['remove']}>
          <X />
        </span>
      ) : null}
    </div>
  );
  return (
    <div
      id={id}
      role="listbox"
      aria-label={messages.suggestions}
      hidden={ids.length === 0}
      data-part="listbox"
    >
      {groups.map(({ label, options }, index) => {
        const labelId = `${id}-group-${index}`;
        return label === undefined ? (
          options.map(option)
        ) : (
          <div
            key={labelId}
            role="group"
            aria-labelledby={labelId}
            data-part="group"
            className={classes['group']}
          >
            <span id={labelId} data-part="group-label" className={classes['groupLabel']}>
              {label}
            </span>
            {options.map(option)}
          </div>
        );
      })}
      {retryable ? (
        <div {...own(retryId)}>
          <span aria-hidden="true" data-part="icon" className={classes['icon']}>
            <RotateCcw />
          </span>
          <span data-part="text" className={classes['text']}>
            {messages.retry}
          </span>
        </div>
      ) : null}
    </div>
  );
}
