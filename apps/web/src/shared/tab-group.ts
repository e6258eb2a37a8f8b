/** Tabs of one browser that share something; one of them leads. */
export interface TabGroup {
  /** This tab's membership. */
  readonly id: string;
  /** Sends to the other tabs of the group, in order. */
  readonly post: (message: unknown) => void;
  /** If this tab led, the next one leads. */
  readonly leave: () => void;
}

export interface TabMember {
  /** From another tab, possibly of another version of the app. */
  readonly onMessage: (message: unknown) => void;
  /** This tab leads from now on, until it leaves. Called later than the join. */
  readonly onLead: () => void;
}

export type JoinTabs = (name: string, member: TabMember) => TabGroup;

/** A group with a single tab. */
export const alone: JoinTabs = (_name, { onLead }) => {
  let isLeft = false;
  queueMicrotask(() => {
    if (!isLeft) onLead();
  });
  return { id: '', post: () => undefined, leave: () => (isLeft = true) };
};
