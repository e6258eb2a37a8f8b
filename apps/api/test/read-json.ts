import * as v from 'valibot';

/** The body of an answer, once it fits the schema. */
export async function readJson<Body>(
  response: Response,
  schema: v.GenericSchema<unknown, Body>,
): Promise<Body> {
  return v.parse(schema, await response.json());
}
