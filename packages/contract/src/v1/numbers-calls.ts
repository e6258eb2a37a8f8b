import { type Call, read } from './call.ts';
import { deskParamsSchema } from './desk.ts';
import { deskNumbersQuerySchema, deskNumbersSchema } from './desk-numbers.ts';
import { v1Paths } from './protocol.ts';

/** How a salon does. */
export const numbersCalls = {
  readDeskNumbers: {
    ...read,
    path: v1Paths.deskNumbers,
    params: deskParamsSchema,
    query: deskNumbersQuerySchema,
    summary: 'Read bookings, occupancy and revenue of a salon',
    access: 'member',
    role: 'manager',
    response: deskNumbersSchema,
  },
} as const satisfies Record<string, Call>;
