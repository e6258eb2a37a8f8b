import type { Api } from '../../domain/api.ts';
import { ServiceError } from '../../domain/failure.ts';

const isRefusal = (error: unknown): boolean =>
  error instanceof ServiceError && ['forbidden', 'not-found'].includes(error.failure.kind);

interface Changed {
  readonly id: string;
  readonly revision: number;
}

const isChanged = (answer: unknown): answer is Changed =>
  typeof answer === 'object' && answer !== null && 'version' in answer && 'revision' in answer;

export interface DeskCallWatch {
  /** The caller may be no longer a member, or have another role. */
  readonly onRefused: () => void;
  /** The member of this page changed a record. */
  readonly onChanged: (changed: Changed) => void;
}

/** The same calls, with their refusals and changes reported. */
export function watchDeskCalls(api: Api, { onRefused, onChanged }: DeskCallWatch): Api {
  return new Proxy(api, {
    get(target, name): unknown {
      const call: unknown = Reflect.get(target, name);
      if (typeof call !== 'function') return call;
      return async (...input: unknown[]): Promise<unknown> => {
        try {
          const answer: unknown = await Reflect.apply(call, target, input);
          if (isChanged(answer)) onChanged(answer);
          return answer;
        } catch (error) {
          if (isRefusal(error)) onRefused();
          throw error;
        }
      };
    },
  });
}
