import type { Database } from '../database/database.ts';
import { statement } from '../database/statement.ts';
import type { CountedPoints, SharePoints } from './read-counts.ts';

/** In the order of the keys, so that two processes never wait for each other. */
const addPoints = statement<{ key: string; points: number; expire: string }>(
  'add_read_points',
  `insert into rate_limits as known (key, points, expire)
   select key, points, expire from unnest($1::text[], $2::int[], $3::bigint[]) as added (key, points, expire)
   order by key
   on conflict (key) do update set
     points = case when known.expire = excluded.expire then known.points else 0 end + excluded.points,
     expire = excluded.expire
   returning key, points, expire`,
);

/** Shares points by the table of the rate limits. */
export const sharePoints =
  (db: Database): SharePoints =>
  async (counted) => {
    if (counted.length === 0) return [];
    const { rows } = await addPoints(
      db,
      counted.map(({ key }) => key),
      counted.map(({ points }) => points),
      counted.map(({ windowEnd }) => windowEnd),
    );
    return rows.map(({ key, points, expire }): CountedPoints => ({
      key,
      points,
      windowEnd: Number(expire),
    }));
  };
