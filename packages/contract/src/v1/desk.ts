import * as v from 'valibot';
import { memberRoles } from './facts.ts';
import {
  emailSchema,
  idSchema,
  instantSchema,
  plainDateSchema,
  recordIdSchema,
  tokenSchema,
} from './values.ts';

const roleSchema = v.picklist(memberRoles);

/** The variable part of a path below one salon of a member. */
export const deskParamsSchema = v.object({ salon: idSchema });

/** The variable parts of a path below one record of such a salon. */
export const deskRecordParamsSchema = v.object({ salon: idSchema, id: recordIdSchema });

/** The variable parts of a path below one day of such a salon. */
export const deskDayParamsSchema = v.object({ salon: idSchema, date: plainDateSchema });

/** Response of `GET /api/v1/desk`: the salons of which the caller is a member, by name. */
export const deskSalonsSchema = v.object({
  salons: v.array(
    v.object({
      id: idSchema,
      name: v.string(),
      timeZone: v.string(),
      role: roleSchema,
      /** The member's own column of the day; null for one who serves no customers. */
      barberId: v.nullable(idSchema),
    }),
  ),
});

const memberSchema = v.object({
  id: recordIdSchema,
  name: v.string(),
  email: v.nullable(v.string()),
  role: roleSchema,
  barberId: v.nullable(idSchema),
});

const invitationSchema = v.object({
  id: recordIdSchema,
  email: v.string(),
  role: roleSchema,
  barberId: v.nullable(idSchema),
  expiresAt: instantSchema,
});

/** Response of the calls about a salon's members: who they are, and who is invited. */
export const deskTeamSchema = v.object({
  members: v.array(memberSchema),
  /** Those whose link still works. */
  invitations: v.array(invitationSchema),
});

/** Body of `POST /api/v1/desk/{salon}/invitations`. */
export const inviteRequestSchema = v.object({
  email: emailSchema,
  role: roleSchema,
  /** Required for the role `barber`. */
  barberId: v.nullable(idSchema),
});

/** Body of `POST /api/v1/invitations/accept`. */
export const acceptInvitationRequestSchema = v.object({ token: tokenSchema });

export type DeskSalonsWire = v.InferInput<typeof deskSalonsSchema>;
export type DeskTeamWire = v.InferInput<typeof deskTeamSchema>;
export type InviteRequest = v.InferOutput<typeof inviteRequestSchema>;
