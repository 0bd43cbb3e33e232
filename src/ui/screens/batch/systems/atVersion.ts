/** A question about one state of the building: after a change it is another question, though it is put alike. */
export const atVersion = <Question>(_version: number, ask: Question): Question => ask;
