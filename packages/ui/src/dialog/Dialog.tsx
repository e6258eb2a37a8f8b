'use client';

import X from 'lucide-react/icons/x';
import {
  useId,
  useRef,
  type ComponentProps,
  type ReactElement,
  type ReactNode,
  type RefObject,
} from 'react';
import { IconButton } from '../icon-button/index.ts';
import { cx } from '../internal/cx.ts';
import { useMergedRefs } from '../internal/merge-refs.ts';
import { useModal, type ModalCloseReason } from '../internal/modal/index.ts';
import type { ChangeDetails } from '../changes/index.ts';
import { useMessages } from '../messages/index.ts';
import { en, type DialogMessages } from './Dialog.messages.ts';
import classes from './Dialog.module.css';

/** What requested closing. */
export type DialogCloseReason = ModalCloseReason | 'close-button';

/** A dialog that the browser opens and closes before the page is hydrated. */
export interface DialogCommand {
  /** Id of the dialog, for a button with `command="show-modal"` and this `commandfor`. */
  id: string;
  /** Called at hydration if the dialog is open. */
  onOpen: () => void;
}

/** Props of {@link Dialog}: every attribute of a `dialog` but `open`. */
export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title'> {
  /** Whether it is open; only the consumer changes it. */
  open: boolean;
  /** Requests a change; `open` alone decides. */
  onOpenChange: (open: false, details: ChangeDetails<DialogCloseReason>) => void;
  /** Heading and name of the dialog. */
  title: ReactNode;
  /** Uses `title` only as the name, because `header` already shows it. @default false */
  titleHidden?: boolean | undefined;
  /** Sentence below the title, announced when the dialog opens. */
  description?: ReactNode;
  /** Content before the close button, such as a brand. */
  header?: ReactNode;
  /** Actions, or a block pinned to the lower edge of a sheet. */
  footer?: ReactNode;
  /** `sheet` fills the screen, for a menu on a phone. @default 'dialog' */
  variant?: 'dialog' | 'sheet' | undefined;
  /** A press beside the dialog requests closing. @default true */
  lightDismiss?: boolean | undefined;
  /** Omits the close button if the footer has one. @default false */
  closeButtonHidden?: boolean | undefined;
  /** The element that takes the focus on opening. @default the heading */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** Keeps the content in the document, where the browser can show it without script. */
  command?: DialogCommand | undefined;
  /** Replaces built-in strings of this instance. */
  messages?: Partial<DialogMessages> | undefined;
}

/**
 * A question or a task that blocks the rest of the page. Renders a native modal `dialog`; the page
 * behind neither scrolls nor moves, and the focus returns to its origin. The content is mounted
 * only while it is visible, unless there is a `command`.
 *
 * @since 0.1.0
 * @status stable
 * @example <Dialog open={open} onOpenChange={setOpen} title="Cancel this booking?"
 * description="Atelier Aristotelous, Saturday 14 June, 10:30." footer={<Button
 * variant="destructive" onClick={cancel}>Cancel booking</Button>} />
 */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleHidden = false,
  description,
  header,
  footer,
  variant = 'dialog',
  lightDismiss = true,
  closeButtonHidden = false,
  initialFocus,
  command,
  messages,
  ref: outerRef,
  className,
  children,
  ...rest
}: DialogProps): ReactElement {
  const t = useMessages('dialog', en, messages);
  const id = useId();
  const titleRef = useRef<HTMLHeadingElement>(null);
  const ask = (reason: DialogCloseReason): void => onOpenChange(false, { reason });
  const { ref, present } = useModal({
    open,
    lightDismiss,
    focusFirst: () => initialFocus?.current ?? titleRef.current,
    onCloseRequest: ask,
    onOpened: command?.onOpen,
  });
  const closeCommand = command && { command: 'close', commandfor: command.id };
  return (
    <dialog
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      id={command?.id}
      {...rest}
      ref={useMergedRefs(ref, outerRef)}
      // The browser may have opened it.
      suppressHydrationWarning={command !== undefined}
      data-component="dialog"
      data-variant={variant}
      className={cx(classes['root'], className)}
    >
      {present || command ? (
        <>
          <div data-part="header" className={classes['header']}>
            {header}
            <h2
              ref={titleRef}
              id={`${id}-title`}
              tabIndex={-1}
              data-part="title"
              data-hidden={titleHidden ? '' : undefined}
              className={classes['title']}
            >
              {title}
            </h2>
            {closeButtonHidden ? null : (
              <IconButton
                variant="quiet"
                label={t.close}
                data-part="close"
                className={classes['close']}
                {...closeCommand}
                onClick={(event) => {
                  // From now on the consumer decides.
                  event.preventDefault();
                  ask('close-button');
                }}
              >
                <X aria-hidden="true" />
              </IconButton>
            )}
          </div>
          <div data-part="body" className={classes['body']}>
            {description ? (
              <p
                id={`${id}-description`}
                data-part="description"
                className={classes['description']}
              >
                {description}
              </p>
            ) : null}
            {children}
          </div>
          {footer ? (
            <div data-part="footer" className={classes['footer']}>
              {footer}
            </div>
          ) : null}
        </>
      ) : null}
    </dialog>
  );
}
