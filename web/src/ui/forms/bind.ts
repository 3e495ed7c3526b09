/** Binds one field of a form to its input: `<TextInput {...bind('email')} />`. */
export type Bind<Form> = <K extends keyof Form>(field: K) => { readonly value: Form[K]; readonly onChange: (value: Form[K]) => void };

/** The props with which an input shows a field of `form` and passes its changes to `change`. */
export function binder<Form>(form: Form, change: (changed: Partial<Form>) => void): Bind<Form> {
  return (field) => ({
    value: form[field],
    // A computed key loses its type; field and value belong together by the signature.
    onChange: (value) => change({ [field]: value } as unknown as Partial<Form>),
  });
}
