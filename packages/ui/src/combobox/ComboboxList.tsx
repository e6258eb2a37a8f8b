'use client';

import {
  useEffect,
  useId,
  useRef,
  type ComponentProps,
  type MouseEvent,
  type ReactElement,
  type RefObject,
} from 'react';
import type { ChangeDetails } from '../changes/index.ts';
import { cx } from '../internal/cx.ts';
import { hiddenClass } from '../internal/hidden.ts';
import { mergeHandlers } from '../internal/merge-handlers.ts';
import { useMergedRefs } from '../internal/merge-refs.ts';
import { replaceText } from '../internal/replace-text.ts';
import { rootOf, targetOf } from '../internal/root-of.ts';
import { useDebounced } from '../internal/use-debounced.ts';
import { useMessages } from '../messages/index.ts';
import { en, type ComboboxMessages } from './Combobox.messages.ts';
import classes from './Combobox.module.css';
import { ComboboxOptions, retryId } from './ComboboxOptions.tsx';
import type { ComboboxGroup, ComboboxOption, ComboboxStatus } from './options.ts';
import { useCombobox, type ComboboxReason } from './use-combobox.ts';
import { usePlaced } from './use-placed.ts';
import { useSlow } from './use-slow.ts';

/** What {@link ComboboxList} and `Combobox` have in common. */
export interface ComboboxSuggestions {
  /** The suggestions, best first. While newer ones load, keep those of the text before. */
  groups: readonly ComboboxGroup[];
  /** What the consumer has. @default 'idle' */
  status?: ComboboxStatus | undefined;
  /** Opens the list at once, as soon as there is something to show. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with the selected option; the list has closed. */
  onSelect?: ((option: ComboboxOption) => void) | undefined;
  /** Called with a `removable` option that has to go. */
  onRemove?: ((option: ComboboxOption) => void) | undefined;
  /** Searches again after a failure. Without it there is no such option. */
  onRetry?: (() => void) | undefined;
  /** Called with the new text on every change of it. Nothing is requested here: debounce it. */
  onValueChange?: ((value: string, details: ChangeDetails<ComboboxReason>) => void) | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<ComboboxMessages> | undefined;
}

/** Props of {@link ComboboxList}: every attribute of a `div`. */
export interface ComboboxListProps
  extends Omit<ComponentProps<'div'>, 'onSelect' | 'children'>, ComboboxSuggestions {
  /** The input of a field. It becomes a combobox while this component is mounted. */
  input: RefObject<HTMLInputElement | null>;
}

/** Screen readers finish the typed letters first, in ms. */
const announceDelay = 700;

/**
 * The suggestions of a text field. Renders a `div`, a native popover at the field, and makes the
 * given `input` a combobox: role, states and keys. It can arrive after the field, such as with its
 * first focus; without it the field is a plain one.
 *
 * @example
 * const input = useRef<HTMLInputElement>(null);
 *
 * <SearchBarField ref={input} label="Service" type="search" name="q" />
 * <ComboboxList input={input} groups={groups} status={status} onSelect={go} />
 */
export function ComboboxList({
  input,
  groups,
  status = 'idle',
  defaultOpen = false,
  onSelect,
  onRemove,
  onRetry,
  onValueChange,
  messages: own,
  ref,
  className,
  onClick,
  onMouseDown,
  ...rest
}: ComboboxListProps): ReactElement {
  const messages = useMessages('combobox', en, own);
  const id = useId();
  const listId = `${id}-list`;
  const root = useRef<HTMLDivElement>(null);
  const slow = useSlow(status === 'loading');

  const options = groups.flatMap((group) => group.options);
  const retryable = status === 'failed' && onRetry !== undefined;
  const ids = [...options.map((option) => option.id), ...(retryable ? [retryId] : [])];
  const note = noteOf(status, slow, options.length);

  const { shown, activeId, pick, remove } = useCombobox({
    input,
    listId,
    ids,
    filled: ids.length > 0 || note !== null,
    defaultOpen,
    onText: (text, reason) => onValueChange?.(text, { reason }),
    onPick: (optionId) => {
      if (optionId === retryId) {
        onRetry?.();
        return true;
      }
      const option = options.find((one) => one.id === optionId);
      if (option?.value !== undefined && input.current) {
        replaceText(input.current, option.value, 'choice');
      }
      if (option) onSelect?.(option);
      return false;
    },
    onRemove: (optionId) => {
      const option = options.find((one) => one.id === optionId);
      if (option?.removable !== true) return false;
      onRemove?.(option);
      return true;
    },
  });
  usePlaced(root, input, shown);

  const active = activeId === null ? -1 : ids.indexOf(activeId);
  useEffect(() => {
    if (active === -1 || !root.current) return;
    const option = rootOf(root.current).getElementById(`${listId}-${active}`);
    option?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);

  const press = (event: MouseEvent<HTMLDivElement>): void => {
    const target = targetOf(event);
    const option = target?.closest('[role="option"]');
    const pressed = ids.find((_, index) => option?.id === `${listId}-${index}`);
    if (pressed === undefined) return;
    if (target?.closest('[data-part="remove"]')) remove(pressed);
    else pick(pressed);
  };

  const count = options.length > 0 ? messages.count(options.length) : '';
  const announcement = useDebounced(
    shown ? (note === null ? count : messages[note]) : '',
    announceDelay,
  );

  const reason =
    note === null ? null : (
      <p data-part="note" className={classes['note']}>
        {messages[note]}
      </p>
    );

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- Its keys are those of the input. */}
      <div
        {...rest}
        ref={useMergedRefs(root, ref)}
        popover="manual"
        data-component="combobox-list"
        className={cx(classes['list'], className)}
        // The focus stays in the input, and an on-screen keyboard open.
        onMouseDown={mergeHandlers(onMouseDown, (event) => event.preventDefault())}
        onClick={mergeHandlers(onClick, press)}
      >
        {status === 'failed' ? reason : null}
        <ComboboxOptions
          id={listId}
          groups={groups}
          retryable={retryable}
          ids={ids}
          activeId={activeId}
          messages={messages}
        />
        {status === 'failed' ? null : reason}
        <span id={`${listId}-removal`} hidden>
          {messages.removal}
        </span>
      </div>
      <span role="status" className={hiddenClass}>
        {announcement}
      </span>
    </>
  );
}

function noteOf(
  status: ComboboxStatus,
  slow: boolean,
  count: number,
): 'none' | 'slow' | 'failed' | null {
  if (status === 'failed') return 'failed';
  if (slow) return 'slow';
  return status === 'ready' && count === 0 ? 'none' : null;
}
