import { useCallback, type Ref, type RefCallback } from 'react';

/** Sets a ref of any type and returns its cleanup. */
function fill<T>(ref: Ref<T> | undefined, node: T): () => void {
  if (typeof ref === 'function') {
    const cleanup = ref(node);
    return typeof cleanup === 'function' ? cleanup : () => ref(null);
  }
  if (ref) ref.current = node;
  return () => {
    if (ref) ref.current = null;
  };
}

/**
 * One ref for a component's own and the consumer's; stable while those are, so that neither is set
 * again.
 */
export function useMergedRefs<T>(own: Ref<T>, theirs: Ref<T> | undefined): RefCallback<T> {
  return useCallback(
    (node) => {
      if (node === null) return undefined;
      const leave = [fill(own, node), fill(theirs, node)];
      return () => {
        for (const one of leave) one();
      };
    },
    [own, theirs],
  );
}
