import type { Samples } from './samples.ts'

/** Parts that are styles alone. */
export const samples: Samples = {
  Botones: () => (
    <div className="buttons">
      <button type="button" className="button">
        Guardar
      </button>
      <button type="button" className="button button-quiet">
        Cancelar
      </button>
      <button type="button" className="button button-danger">
        Eliminar
      </button>
      <button type="button" className="button button-small">
        Editar
      </button>
      <button type="button" className="button" disabled>
        Guardando...
      </button>
      <a className="button button-quiet" href="#botones">
        Ver todos los temas
      </a>
    </div>
  ),
  'Lista vacía y etiquetas': () => (
    <>
      <p className="empty">Todavía no hay herramientas.</p>
      <p>
        <span className="tag">Borrador</span> <span className="note">Opcional</span>
      </p>
    </>
  ),
  'Cuadros de un texto': () => (
    <div className="prose">
      {(['seguridad', 'ia'] as const).map((kind) => (
        <div key={kind} className={`callout callout-${kind}`}>
          <p className="callout-title">Otorrinolaringología electroencefalográfica</p>
          <p>Una palabra larga no ensancha la página.</p>
        </div>
      ))}
    </div>
  ),
}
