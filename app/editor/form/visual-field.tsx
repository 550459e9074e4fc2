import { Component, lazy, type ReactNode, Suspense } from 'react'
import type { VisualEditorProps } from '../visual-editor/visual-editor.tsx'
import { markdownTexts } from './editor-texts.ts'

// Loaded only when the visual mode is used.
const VisualEditor = lazy(async () => ({
  default: (await import('../visual-editor/visual-editor.tsx')).VisualEditor,
}))

type VisualFieldProps = VisualEditorProps & { onFailed: () => void }

/** The visual mode of a field. If it cannot be loaded or throws, the textarea returns with the full text. */
export function VisualField({ onFailed, ...props }: VisualFieldProps): ReactNode {
  return (
    <FallBack onFailed={onFailed}>
      <Suspense
        fallback={
          <p role="status" className="visually-hidden">
            {markdownTexts.visualOpening}
          </p>
        }
      >
        <VisualEditor {...props} />
      </Suspense>
    </FallBack>
  )
}

type FallBackProps = { onFailed: () => void; children: ReactNode }

class FallBack extends Component<FallBackProps, { hasFailed: boolean }> {
  override state = { hasFailed: false }

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true }
  }

  override componentDidCatch(): void {
    this.props.onFailed()
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children
  }
}
