import type { Samples } from './samples.ts'

/** Elements that consist only of styles. */
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
      {(['ejemplo', 'error', 'aviso', 'seguridad', 'aplica', 'ia'] as const).map((kind) => (
        <div key={kind} className={`callout callout-${kind}`}>
          <p className="callout-title">Otorrinolaringología electroencefalográfica</p>
          <p>Una palabra larga no ensancha la página.</p>
        </div>
      ))}
    </div>
  ),
  'Lo que se despliega': () => (
    <div className="prose">
      <details className="fold">
        <summary>Pista</summary>
        <p>Doblada.</p>
      </details>
      <details className="fold" open>
        <summary>Ver respuesta</summary>
        <p>La respuesta, a la vista.</p>
      </details>
    </div>
  ),
  'Filtro y campos': () => (
    <>
      <ul className="filter">
        <li>
          <a href="#filtro-y-campos" aria-current="true">
            Todos
          </a>
        </li>
        <li>
          <a href="#filtro-y-campos">Mecanismos</a>
        </li>
      </ul>
      <div className="field">
        <label htmlFor="campo-muestra">Resultado</label>
        <input id="campo-muestra" className="input" defaultValue="0,05 A" />
        <input className="input" aria-label="Con error" aria-invalid="true" defaultValue="cinco" />
        <p className="field-error">Escribe un número.</p>
        <select className="input" aria-label="Dificultad">
          <option>Media</option>
        </select>
      </div>
    </>
  ),
}
