import * as v from 'valibot';

/** The validated body of a response. */
export async function readJson<Body>(
  response: Response,
  schema: v.GenericSchema<unknown, Body>,
): Promise<Body> {
  return v.parse(schema, await response.json());
}
