import type { JoinTabs, TabMember } from '#shared/tab-group.ts';

/**
 * The tab groups of one browser: the first tab to join leads. Messages are asynchronous, as between
 * real tabs.
 */
export function fakeBrowser() {
  const groups = new Map<string, { id: string; member: TabMember }[]>();
  let count = 0;

  function lead(name: string): void {
    const first = groups.get(name)?.[0];
    queueMicrotask(() => {
      if (first !== undefined && groups.get(name)?.[0] === first) first.member.onLead();
    });
  }

  const join: JoinTabs = (name, member) => {
    count += 1;
    const own = { id: `tab-${count}`, member };
    const members = groups.get(name) ?? [];
    groups.set(name, members);
    members.push(own);
    if (members.length === 1) lead(name);
    return {
      id: own.id,
      post(message) {
        const others = members.filter((other) => other !== own);
        const copy: unknown = structuredClone(message);
        queueMicrotask(() => {
          for (const other of others) if (members.includes(other)) other.member.onMessage(copy);
        });
      },
      leave() {
        const wasFirst = members[0] === own;
        members.splice(members.indexOf(own), 1);
        if (wasFirst) lead(name);
      },
    };
  };
  return { join };
}
