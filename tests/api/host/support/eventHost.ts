type Listener = (event: unknown) => void;

/** A host object that answers by events: what listens to it, and how it tells them. */
export interface EventHost {
  readonly listening: {
    readonly addEventListener: (name: string, listener: Listener) => void;
  };
  readonly tell: (event: unknown) => void;
  readonly ask: (text: string, reply: (body: unknown) => void) => void;
}

export function eventHost(event: string, answer: (text: string) => unknown): EventHost {
  const listeners: Listener[] = [];
  return {
    listening: {
      addEventListener(name, listener) {
        if (name === event) listeners.push(listener);
      },
    },
    tell: (told) => listeners.forEach((listener) => listener(told)),
    ask(text, reply) {
      const answered = async () => reply(await answer(text));
      void answered();
    },
  };
}
