/** Tabs of one browser that share something, of which one leads. */
export interface TabGroup {
  /** This tab among the others. */
  readonly id: string;
  /** Tells the other tabs of the group; comes in order. */
  readonly post: (message: unknown) => void;
  /** The next one leads, where this one did. */
  readonly leave: () => void;
}

export interface TabMember {
  /** Of another tab, maybe of another version of the app. */
  readonly onMessage: (message: unknown) => void;
  /** This tab leads from now on, until it leaves. Comes later than the call that joined. */
  readonly onLead: () => void;
}

export type JoinTabs = (name: string, member: TabMember) => TabGroup;

/** A tab without others. */
export const alone: JoinTabs = (_name, { onLead }) => {
  let isLeft = false;
  queueMicrotask(() => {
    if (!isLeft) onLead();
  });
  return { id: '', post: () => undefined, leave: () => (isLeft = true) };
};
